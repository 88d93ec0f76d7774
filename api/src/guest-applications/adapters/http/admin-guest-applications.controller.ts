import { Body, Controller, Delete, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Confirmed, Only } from '../../../shared/http/access.ts';
import { Caller, type AdminCaller } from '../../../shared/http/caller.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { GuestApplicationsService } from '../../application/guest-applications.service.ts';
import { GuestErasureAnswer, GuestErasureDto } from './guest-applications.dto.ts';
import { NetworkErasureDto, toWaitingGuestsView, WaitingGuestsView } from './waiting-networks.dto.ts';

@ApiTags('applying without an account')
@Only('admin')
@Controller('api/admin/guest-applications')
export class AdminGuestApplicationsController {
  constructor(private readonly applications: GuestApplicationsService) {}

  /** How many applications without an account wait for a confirmation, and the networks that most of them came from. */
  @Get()
  async waiting(): Promise<WaitingGuestsView> {
    return toWaitingGuestsView(await this.applications.waiting());
  }

  /** Erases the applications without an account that came from this network and wait for a confirmation. */
  @Confirmed()
  @ApiErrors(400)
  @Delete('networks')
  async eraseFromNetwork(
    @Body() { network, reason }: NetworkErasureDto,
    @Caller() caller: AdminCaller,
  ): Promise<GuestErasureAnswer> {
    const erased = await this.applications.eraseFromNetwork(caller.id, network, reason);
    return { ...coded('guest-application.network-erased'), erased };
  }

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
