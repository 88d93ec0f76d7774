import { Schema, type Types } from 'mongoose';
import {
  availabilityTypes,
  toAvailability,
  type StoredAvailability,
} from '../../../shared/person/availability-fields.ts';
import { experienceSchema, fileSchema, qualificationSchema } from '../../../shared/person/field-schemas.ts';
import { keepsCounts } from '../../../platform/database/queries/kept-counts.ts';
import { searched, type SearchedFields } from '../../../platform/search/searched.ts';
import { EMPLOYEE_AUDIENCES, type Employee } from '../../domain/employee.ts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';

export type EmployeeDocument = Omit<Employee, 'id' | 'b2bId' | keyof StoredAvailability> &
  StoredAvailability & {
    _id: Types.ObjectId;
    b2bId: Types.ObjectId | null;
  };

export const EMPLOYEE_MODEL = 'Employee';

const text = { type: String, default: '' };

export const employeeSchema = new Schema<EmployeeDocument>(
  {
    b2bId: { type: Schema.Types.ObjectId, default: null },
    companyName: text,
    name: { type: String, required: true },
    email: { type: String, required: true },
    position: text,
    skills: { type: String, required: true },
    rate: text,
    availability: text,
    ...availabilityTypes,
    qualification: [qualificationSchema],
    experience: [experienceSchema],
    projects: { type: [String], required: true },
    cv: { type: fileSchema, default: null },
    hidden: { type: Boolean, default: false },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);

// Lists, newest first: of all for the administration, of all for companies, of one company.
employeeSchema.index({ createdAt: -1, _id: -1 });
employeeSchema.index({ hidden: 1, createdAt: -1, _id: -1 });
employeeSchema.index({ b2bId: 1, createdAt: -1, _id: -1 });

/** How they are searched; whom it is open to is in the audiences. */
export const EMPLOYEE_SEARCH = {
  name: 'name',
  position: 'text',
  skills: 'skills',
  email: 'name',
  companyName: 'name',
} as const satisfies SearchedFields<(typeof EMPLOYEE_AUDIENCES.administration.searches)[number]>;
searched(employeeSchema, EMPLOYEE_SEARCH);
keepsCounts(employeeSchema);

export const employeesCollection = declareCollection({
  name: 'employees',
  model: EMPLOYEE_MODEL,
  schema: employeeSchema,
  backups: 'always',
  personal: {
    of: ({ id }) => ({ b2bId: id }),
    onErasure: 'module',
    exported: 'employees',
  },
  kept: 'until-deleted',
});

export function toEmployee(document: EmployeeDocument): Employee {
  return {
    id: document._id.toHexString(),
    b2bId: document.b2bId?.toHexString() ?? null,
    companyName: document.companyName,
    name: document.name,
    email: document.email,
    position: document.position,
    skills: document.skills,
    rate: document.rate,
    availability: document.availability,
    ...toAvailability(document),
    qualification: document.qualification,
    experience: document.experience,
    projects: document.projects,
    cv: document.cv,
    hidden: document.hidden,
    createdAt: document.createdAt,
  };
}
