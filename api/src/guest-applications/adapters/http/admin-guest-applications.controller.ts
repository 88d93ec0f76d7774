import { Body, Controller, Delete } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Confirmed, Only } from '../../../shared/http/access.ts';
import { Caller, type AdminCaller } from '../../../shared/http/caller.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { GuestApplicationsService } from '../../application/guest-applications.service.ts';
import { GuestErasureAnswer, GuestErasureDto } from './guest-applications.dto.ts';

@ApiTags('applying without an account')
@Only('admin')
@Controller('api/admin/guest-applications')
export class AdminGuestApplicationsController {
  constructor(private readonly applications: GuestApplicationsService) {}

  /**
   * Erases the applications without an account that wait for a confirmation of this address, with their documents and
   * unsent mails. Applications that were confirmed belong to an account and are erased with it.
   */
  @Confirmed()
  @ApiErrors(400)
  @Delete()
  async erase(
    @Body() { email, reason }: GuestErasureDto,
    @Caller() caller: AdminCaller,
  ): Promise<GuestErasureAnswer> {
    const erased = await this.applications.eraseByAdmin(caller.id, email, reason);
    return { ...coded('guest-application.erased'), erased };
  }
}
