import type { Service, ServiceSlug } from '../service.ts';
import { cloudComputing } from './cloud-computing.ts';
import { enterpriseResourcePlanning } from './enterprise-resource-planning.ts';
import { itConsulting } from './it-consulting.ts';
import { sapHanaTraining } from './sap-hana-training.ts';
import { sapManagedServices } from './sap-managed-services.ts';
import { systemAdministration } from './system-administration.ts';
import { training } from './training.ts';
import { websiteDevelopment } from './website-development.ts';

export { sapServices } from './sap-services.ts';

export const services: Record<ServiceSlug, Service> = {
  'sap-managed-services': sapManagedServices,
  'sap-hana-training': sapHanaTraining,
  'microsoft-dynamics-365': systemAdministration,
  'enterprise-resource-planning': enterpriseResourcePlanning,
  'cloud-computing': cloudComputing,
  training,
  'it-consulting': itConsulting,
  'website-development': websiteDevelopment,
};
