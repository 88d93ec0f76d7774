import { Body, Controller, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Only } from '../../../shared/http/access.ts';
import { Caller, type UserCaller } from '../../../shared/http/caller.ts';
import { IfMatch } from '../../../shared/http/if-match.ts';
import { AvailabilityDto } from '../../../shared/http/input/career.dto.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import type { Precondition } from '../../../shared/version.ts';
import { AvailabilityService } from '../../application/availability.service.ts';
import { ProfilesService } from '../../application/profiles.service.ts';
import { ProfileAnswer, toOwnUserView } from './user.dto.ts';

@ApiTags('profile')
@Only('user', ['Freelancer'], 'availability.role-required')
@Controller('private/api/me/availability')
export class AvailabilityController {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly profiles: ProfilesService,
  ) {}

  /** Saves from when the caller is free, and for how many days a week; either confirms both. Without any nothing changes. */
  @ApiErrors(400)
  @Patch()
  async save(
    @Body() { available_from, days_per_week }: AvailabilityDto,
    @Caller() caller: UserCaller,
    @IfMatch() precondition: Precondition,
  ): Promise<ProfileAnswer> {
    await this.availability.save(caller.id, { available_from, days_per_week }, precondition);
    return { ...coded('availability.saved'), user: toOwnUserView(await this.profiles.ownOf(caller.id)) };
  }
}
