import { Schema, type Types } from 'mongoose';
import type { Project } from '../../domain/project.ts';

export interface ProjectDocument {
  _id: Types.ObjectId;
  title: string;
  description: string;
  technologies: string[];
  category: string[];
  start_date: Date | null;
  b2bId: Types.ObjectId | null;
  /** Whether `b2bId` names a company. Stored because an index cannot count null values. */
  ofCompany: boolean;
  hidden: boolean;
  createdAt: Date;
  /** Raised by `hold`, so that a deletion at the same moment conflicts with it. */
  holds: number;
}

export const PROJECT_MODEL = 'Project';

export const projectSchema = new Schema<ProjectDocument>(
  {
    title: { type: String, required: true },
    description: { type: String, required: true },
    technologies: { type: [String], required: true },
    category: { type: [String], required: true },
    start_date: { type: Date, default: null },
    b2bId: { type: Schema.Types.ObjectId, default: null },
    ofCompany: {
      type: Boolean,
      default(this: ProjectDocument) {
        return Boolean(this.b2bId);
      },
    },
    hidden: { type: Boolean, default: false },
    createdAt: { type: Date, required: true },
    holds: { type: Number, default: 0 },
  },
  { collection: 'projects', versionKey: false },
);

// The lists, each newest first: of everyone, of one category, of one company, of none, and all for the administration.
projectSchema.index({ hidden: 1, createdAt: -1, _id: -1 });
projectSchema.index({ hidden: 1, category: 1, createdAt: -1, _id: -1 });
projectSchema.index({ b2bId: 1, createdAt: -1, _id: -1 });
projectSchema.index({ ofCompany: 1, createdAt: -1, _id: -1 });
projectSchema.index({ createdAt: -1, _id: -1 });

export function toProject(document: ProjectDocument): Project {
  return {
    id: document._id.toHexString(),
    title: document.title,
    description: document.description,
    technologies: document.technologies,
    category: document.category,
    start_date: document.start_date,
    b2bId: document.b2bId?.toHexString() ?? null,
    hidden: document.hidden,
    createdAt: document.createdAt,
  };
}
