import { Injectable } from '@nestjs/common';
import { longDate, type Language } from '@consulting/contracts';
import { ProposableConsultants } from '../../consultants/application/proposable-consultants.ts';
import type { Consultant } from '../../consultants/domain/consultant.ts';
import { conflict, orNotFound } from '../../shared/errors.ts';
import { asClaimed } from '../../shared/person/availability.ts';
import { wordsOf } from '../../shared/texts/words.ts';
import { Clock } from '../../shared/time/clock.ts';
import { UsersService } from '../../users/application/users.service.ts';
import type { User } from '../../users/domain/user.ts';
import type { ProposedPerson } from '../domain/person.ts';
import { draftOf } from '../domain/profile-draft.ts';
import type { Subject } from '../domain/proposal.ts';

/** Freelancers and consultants as people whom the desk proposes. */
@Injectable()
export class ProposedPeople {
  constructor(
    private readonly users: UsersService,
    private readonly consultants: ProposableConsultants,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a person and keeps the account or the consultant from being changed until the caller's unit of work ends. 404
   * when there is none, conflict when the person cannot be proposed.
   */
  async lock({ kind, id }: Subject): Promise<ProposedPerson> {
    if (kind === 'freelancer') return this.freelancer(await this.users.lock(id));
    return this.consultant(orNotFound(await this.consultants.lock(id), 'consultant'));
  }

  /** Like `lock`, for reading. */
  async get({ kind, id }: Subject): Promise<ProposedPerson> {
    if (kind === 'freelancer') return this.freelancer(await this.users.get(id));
    return this.consultant(orNotFound(await this.consultants.find(id), 'consultant'));
  }

  /** Returns the key of a person in the answer of `findMany`. */
  keyOf({ kind, id }: Subject): string {
    return `${kind} ${id}`;
  }

  /** Returns those that exist, whether or not they may be proposed now. */
  async findMany(subjects: readonly Subject[]): Promise<Map<string, ProposedPerson>> {
    const idsOf = (wanted: Subject['kind']) => [
      ...new Set(subjects.flatMap(({ kind, id }) => (kind === wanted ? [id] : []))),
    ];
    const users = await this.users.findMany(idsOf('freelancer'));
    const consultants = await this.consultants.findMany(idsOf('consultant'));
    const people = [
      ...[...users.values()].map((user) => this.ofUser(user)),
      ...[...consultants.values()].map((consultant) => this.ofConsultant(consultant)),
    ];
    return new Map(people.map((person) => [this.keyOf(person), person]));
  }

  /** Returns null when there is none any more. */
  async find(subject: Subject): Promise<ProposedPerson | null> {
    return (await this.findMany([subject])).get(this.keyOf(subject)) ?? null;
  }

  private freelancer(user: User): ProposedPerson {
    if (user.role !== 'Freelancer') throw conflict('proposal.not-freelancer');
    if (user.blocked) throw conflict('proposal.person-blocked');
    return this.ofUser(user);
  }

  private consultant(consultant: Consultant): ProposedPerson {
    if (consultant.listed) throw conflict('proposal.consultant-listed');
    if (!consultant.email) throw conflict('proposal.no-address');
    return this.ofConsultant(consultant);
  }

  private ofUser(user: User): ProposedPerson {
    const { id, first_name, last_name, email, phone, language, blocked, skills, experience } = user;
    const now = this.clock.now();
    const { available_from: day } = asClaimed(user, now);
    const availability = day === null ? '' : availableFrom(day, language);
    return {
      kind: 'freelancer',
      ...{ id, first_name, last_name, email, phone, language, blocked },
      employers: employersOf(user),
      positions: positionsOf(user),
      draft: draftOf({ position: '', skills, availability, rate: '', experience }, now),
    };
  }

  private ofConsultant(consultant: Consultant): ProposedPerson {
    const { id, name, email, language } = consultant;
    const names = name.trim().split(/\s+/);
    return {
      kind: 'consultant',
      ...{ id, email, language, blocked: false, phone: '' },
      first_name: names.slice(0, -1).join(' '),
      last_name: names.at(-1) ?? '',
      employers: employersOf(consultant),
      positions: positionsOf(consultant),
      draft: draftOf(consultant, this.clock.now()),
    };
  }
}

const positionsOf = ({ experience }: Pick<User, 'experience'>): string[] =>
  experience.map(({ company }) => company);

const employersOf = ({ experience }: Pick<User, 'experience'>): string[] => [
  ...new Set(experience.map(({ company }) => company.trim()).filter(Boolean)),
];

const availableFrom = (day: string, language: Language): string => longDate(day, wordsOf(language));
