import type { Types } from 'mongoose';
import type { ApplicationKind } from '@consulting/contracts';
import { newApplication } from '../../../api/src/applications/domain/application.ts';

/** Enough to make a scan the wrong plan. `npm run bench` measures how the cost grows. */
export const MANY = 500;

/** A different minute for each document, so that lists have an order. */
export const minute = (i: number) => new Date(Date.UTC(2026, 0, 1) + i * 60_000);

const NO_FILES = { cv: null, certificate: null };

type Stored = { _id: Types.ObjectId }[];

interface Given {
  numbers: number[];
  things: Stored;
  users: Stored;
  /** The target of many applications. */
  first: Types.ObjectId;
  /** The readers of the lists. */
  reader: Types.ObjectId;
}

/** Each target has an applicant of its own; a reader of lists applied to some, and some users to the first target. */
export function manyApplications(
  kind: ApplicationKind,
  { numbers, things, users, first, reader }: Given,
): object[] {
  return numbers.flatMap((number, i) => {
    const [targetId, applicantId] = [things[i]?._id, users[i]?._id];
    const at = minute(number);
    const sent = newApplication(
      { id: '', kind, targetId: '', applicantId: '', note: '', files: NO_FILES, stage: 'new' },
      at,
    );
    const given = {
      ...sent,
      withdrawn: null,
      person: `Jana Person${number}`,
      email: `user${number}@mail.example`,
      title: 'SAP Basis',
    };
    return [
      { ...given, targetId, applicantId },
      ...(number === 0 || number >= MANY - 100 ? [{ ...given, targetId, applicantId: reader }] : []),
      ...(number > 0 && number < 100 ? [{ ...given, targetId: first, applicantId }] : []),
    ];
  });
}

/** Inserts the messages of one long conversation, and as many conversations with users and visitors. */
export function manyTalks(
  numbers: number[],
  users: Stored,
  conversationId: Types.ObjectId,
): Record<string, object[]> {
  return {
    messages: numbers.map((i) => ({
      conversationId,
      sender: 'admin',
      content: `Message ${i}`,
      timestamp: minute(i),
      isNote: false,
    })),
    conversations: numbers.map((number, i) => ({
      _id: users[i]?._id,
      kind: number % 4 ? 'user' : 'contact',
      name: `Visitor ${number}`,
      email: `visitor${number}@mail.example`,
      lastMessage: 'Hello',
      timestamp: minute(number),
      unread: 0,
      isSpam: number % 4 === 0,
    })),
  };
}
