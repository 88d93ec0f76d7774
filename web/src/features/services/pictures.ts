import adminPicture from '../../shared/illustrations/card-admin.svg?raw';
import advicePicture from '../../shared/illustrations/card-advice.svg?raw';
import cloudPicture from '../../shared/illustrations/card-cloud.svg?raw';
import erpPicture from '../../shared/illustrations/card-erp.svg?raw';
import hanaPicture from '../../shared/illustrations/card-hana.svg?raw';
import pathPicture from '../../shared/illustrations/card-path.svg?raw';
import webPicture from '../../shared/illustrations/card-web.svg?raw';
import ringPicture from '../../shared/illustrations/service-ring.svg?raw';
import prdPicture from '../../shared/illustrations/system-prd.svg?raw';

/** Drawings by the slug of their service. */
export const PICTURES: Record<string, string> = {
  'sap-managed-services': prdPicture,
  'sap-hana-training': hanaPicture,
  'microsoft-dynamics-365': adminPicture,
  'enterprise-resource-planning': erpPicture,
  'cloud-computing': cloudPicture,
  training: pathPicture,
  'it-consulting': advicePicture,
  'website-development': webPicture,
};

/** The page on managed services has a larger drawing than its card. */
export const PAGE_PICTURES: Record<string, string> = { ...PICTURES, 'sap-managed-services': ringPicture };
