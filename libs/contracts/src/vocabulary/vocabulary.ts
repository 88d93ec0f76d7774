import type { Concept } from './concept.ts';
import { CITIES } from './places/cities.ts';
import { REGIONS } from './places/regions.ts';
import { FINANCE } from './skills/business/finance.ts';
import { INDUSTRIES } from './skills/business/industries.ts';
import { LOGISTICS } from './skills/business/logistics.ts';
import { OTHER_SYSTEMS } from './skills/business/other-systems.ts';
import { METHODS } from './skills/projects/methods.ts';
import { PHASES } from './skills/projects/phases.ts';
import { BUSINESS_ROLES } from './skills/roles/business.ts';
import { PROJECT_ROLES } from './skills/roles/projects.ts';
import { TECHNOLOGY_ROLES } from './skills/roles/technology.ts';
import { ABAP } from './skills/sap/abap.ts';
import { SAP_DATA } from './skills/sap/data.ts';
import { SAP_FINANCE } from './skills/sap/finance.ts';
import { SAP_INTERFACES } from './skills/sap/interfaces.ts';
import { SAP_LOGISTICS } from './skills/sap/logistics.ts';
import { SAP_PEOPLE } from './skills/sap/people.ts';
import { SAP_PLATFORM } from './skills/sap/platform.ts';
import { SAP_PRODUCTS } from './skills/sap/products.ts';
import { CLOUDS } from './skills/technology/clouds.ts';
import { DATABASES } from './skills/technology/databases.ts';
import { FRAMEWORKS } from './skills/technology/frameworks.ts';
import { INTEGRATION } from './skills/technology/integration.ts';
import { LANGUAGES } from './skills/technology/languages.ts';
import { OPERATIONS } from './skills/technology/operations.ts';
import { SECURITY } from './skills/technology/security.ts';
import { TERMS } from './terms.ts';

/**
 * Every change of a concept, and of folding or matching, must raise it: entries store their concepts, and those stored by
 * another version are written again while the product serves. How to add a concept: docs/vocabulary.md.
 */
export const VOCABULARY_VERSION = 2;

/** Products, modules, technologies, roles, methods and fields of work. */
export const SKILLS: readonly Concept[] = [
  ...SAP_PRODUCTS,
  ...SAP_FINANCE,
  ...SAP_LOGISTICS,
  ...SAP_PEOPLE,
  ...SAP_PLATFORM,
  ...SAP_DATA,
  ...ABAP,
  ...SAP_INTERFACES,
  ...FINANCE,
  ...LOGISTICS,
  ...INDUSTRIES,
  ...OTHER_SYSTEMS,
  ...PHASES,
  ...METHODS,
  ...PROJECT_ROLES,
  ...TECHNOLOGY_ROLES,
  ...BUSINESS_ROLES,
  ...CLOUDS,
  ...OPERATIONS,
  ...SECURITY,
  ...DATABASES,
  ...INTEGRATION,
  ...LANGUAGES,
  ...FRAMEWORKS,
];

export const PLACES: readonly Concept[] = [...CITIES, ...REGIONS];

/** Everything that a search knows. */
export const CONCEPTS: readonly Concept[] = [...SKILLS, ...PLACES, ...TERMS];
