import admin from '../../shared/illustrations/cards/card-admin.svg?raw';
import advice from '../../shared/illustrations/cards/card-advice.svg?raw';
import cloud from '../../shared/illustrations/cards/card-cloud.svg?raw';
import erp from '../../shared/illustrations/cards/card-erp.svg?raw';
import hana from '../../shared/illustrations/cards/card-hana.svg?raw';
import path from '../../shared/illustrations/cards/card-path.svg?raw';
import web from '../../shared/illustrations/cards/card-web.svg?raw';
import ring from '../../shared/illustrations/service-ring.svg?raw';
import prd from '../../shared/illustrations/system-prd.svg?raw';
import type { ServiceSlug } from './service.ts';

/** Drawings by the slug of their service. */
export const PICTURES: Record<ServiceSlug, string> = {
  'sap-managed-services': prd,
  'sap-hana-training': hana,
  'microsoft-dynamics-365': admin,
  'enterprise-resource-planning': erp,
  'cloud-computing': cloud,
  training: path,
  'it-consulting': advice,
  'website-development': web,
};

/** The page on managed services has a larger drawing than its card. */
export const PAGE_PICTURES: Record<ServiceSlug, string> = { ...PICTURES, 'sap-managed-services': ring };
