import { applyDecorators } from '@nestjs/common';
import { Id, Optional } from '../../../shared/http/input/fields.ts';

/** The parameter of a list that shows only what is new in a saved search of the caller's. */
export const SavedSearchFilter = () => applyDecorators(Optional(), Id());
