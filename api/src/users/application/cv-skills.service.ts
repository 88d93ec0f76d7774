import { Injectable } from '@nestjs/common';
import { LIMITS, type Language } from '@consulting/contracts';
import { nameOfSkill, skillsNamed } from '@consulting/contracts/vocabulary';
import { Files } from '../../platform/files/files.ts';
import { notFound } from '../../shared/errors.ts';
import type { User } from '../domain/user.ts';
import { CvReader, type ReadCv } from './cv-reader.port.ts';

/** A skill of a CV that the profile does not name. */
export interface SuggestedSkill {
  skill: string;
  /** The line of the CV in which it stands. */
  line: string;
}

export interface CvSkills extends Omit<ReadCv, 'found'> {
  suggestions: SuggestedSkill[];
}

/** Suggests skills from the own CV. What is read is neither stored nor logged. */
@Injectable()
export class CvSkillsService {
  constructor(
    private readonly files: Files,
    private readonly reader: CvReader,
  ) {}

  /** Returns the skills that a user's CV names and the profile does not, in the order of the CV. 404 without a CV. */
  async of({ id, cv, skills }: Pick<User, 'id' | 'cv' | 'skills'>, language: Language): Promise<CvSkills> {
    if (!cv) throw notFound('cv');
    const { found, ...read } = await this.reader.read(id, () => this.files.open(cv));
    const known = new Set<string>(skillsNamed({ skills }).flat());
    const suggestions = found
      .filter(({ id }) => !known.has(id))
      .slice(0, LIMITS.listEntries)
      .map(({ id, line }) => ({ skill: nameOfSkill(id, language), line }));
    return { ...read, suggestions };
  }
}
