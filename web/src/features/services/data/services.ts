import { cloudComputing } from './cloud-computing.ts';
import { enterpriseResourcePlanning } from './enterprise-resource-planning.ts';
import { itConsulting } from './it-consulting.ts';
import { sapHanaTraining } from './sap-hana-training.ts';
import { sapManagedServices } from './sap-managed-services.ts';
import type { Service } from './service.ts';
import { systemAdministration } from './system-administration.ts';
import { training } from './training.ts';
import { websiteDevelopment } from './website-development.ts';

/** In the order of the cards (the specification, section 2). */
export const SERVICES: readonly Service[] = [
  sapManagedServices,
  sapHanaTraining,
  systemAdministration,
  enterpriseResourcePlanning,
  cloudComputing,
  training,
  itConsulting,
  websiteDevelopment,
];
