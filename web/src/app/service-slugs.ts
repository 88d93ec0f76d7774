/** Paths of the service pages (the specification, section 2). Their texts are in `features/services/data`. */
export const SERVICE_SLUGS = [
  'sap-managed-services',
  'sap-hana-training',
  'microsoft-dynamics-365',
  'enterprise-resource-planning',
  'cloud-computing',
  'training',
  'it-consulting',
  'website-development',
] as const;
