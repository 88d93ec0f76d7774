import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Confirmed, Only, OpenTo } from '../../../shared/http/access.ts';
import { Caller, type AdminCaller } from '../../../shared/http/caller.ts';
import { ShownOnce } from '../../../shared/http/idempotency.ts';
import { IfMatch } from '../../../shared/http/if-match.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { StablePageQuery } from '../../../shared/http/input/page.dto.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import type { Page } from '../../../shared/page.ts';
import type { Precondition } from '../../../shared/version.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { WebhooksService, type WatchedWebhook } from '../../application/webhooks.service.ts';
import { DeliveriesQuery, DeliveryView, toDeliveryView } from './deliveries.dto.ts';
import { EVENT_DATA, WebhookMessage } from './messages.dto.ts';
import {
  toWebhookView,
  WebhookAnswer,
  WebhookChangeDto,
  WebhookDto,
  WebhookSecretAnswer,
  WebhookView,
} from './webhooks.dto.ts';

@ApiTags('webhooks (administration)')
@ApiExtraModels(WebhookMessage, ...EVENT_DATA)
@Only('admin')
@Controller('api/admin/webhooks')
export class AdminWebhooksController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly clock: Clock,
  ) {}

  /** Addresses of other systems that receive events, newest first. `q` is searched in addresses and descriptions. */
  @ApiPage(WebhookView)
  @ApiErrors(400)
  @Get()
  async list(@Query() query: StablePageQuery): Promise<Page<WebhookView>> {
    const page = await this.webhooks.list(query.q, query);
    return page.map((each) => this.view(each));
  }

  /** One webhook, with the state of its deliveries. */
  @ApiErrors(400, 404)
  @Get(':id')
  async one(@Param('id', IdPipe) id: string): Promise<WebhookView> {
    return this.view(await this.webhooks.one(id));
  }

  /**
   * Adds a webhook. Each event is posted to it as `WebhookMessage`, signed with the secret of this answer, at least once, in
   * order, and repeated for about a day until the answer is a 2xx.
   */
  @Confirmed()
  @ShownOnce()
  @ApiErrors(400, 409)
  @Post()
  async create(@Body() input: WebhookDto, @Caller() caller: AdminCaller): Promise<WebhookSecretAnswer> {
    const { url, events, description = '' } = input;
    const details = { url, events, description, active: true };
    const { secret, ...made } = await this.webhooks.create(caller, details);
    return { ...coded('webhook.created'), webhook: this.view(made), secret };
  }

  /** Changes a webhook; what is missing stays as it is. */
  @Confirmed()
  @ApiErrors(400, 404)
  @Patch(':id')
  async change(
    @Param('id', IdPipe) webhookId: string,
    @Body() { url, events, description, active }: WebhookChangeDto,
    @Caller() caller: AdminCaller,
    @IfMatch() precondition: Precondition,
  ): Promise<WebhookAnswer> {
    const change = { url, events, description, active };
    const changed = await this.webhooks.change(caller, webhookId, change, precondition);
    return { ...coded('webhook.updated'), webhook: this.view(changed) };
  }

  /** Removes a webhook. Its pending deliveries are no longer sent. */
  @Confirmed()
  @ApiErrors(400, 404)
  @Delete(':id')
  async remove(
    @Param('id', IdPipe) webhookId: string,
    @Caller() { kind, id }: AdminCaller,
  ): Promise<MessageAnswer> {
    await this.webhooks.remove({ kind, id }, webhookId);
    return coded('webhook.removed');
  }

  /** Creates a new secret. For 24 hours the former one signs too, so that the receiver has time to switch. */
  @Confirmed()
  @ShownOnce()
  @ApiErrors(400, 404)
  @HttpCode(200)
  @Post(':id/secret')
  async replaceSecret(
    @Param('id', IdPipe) webhookId: string,
    @Caller() { kind, id }: AdminCaller,
  ): Promise<WebhookSecretAnswer> {
    const { secret, ...changed } = await this.webhooks.replaceSecret({ kind, id }, webhookId);
    return { ...coded('webhook.secret-replaced'), webhook: this.view(changed), secret };
  }

  /** Sends `webhook.test` to this webhook alone, after its pending deliveries. */
  @Confirmed()
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @Post(':id/test')
  async test(
    @Param('id', IdPipe) webhookId: string,
    @Caller() { kind, id }: AdminCaller,
  ): Promise<MessageAnswer> {
    await this.webhooks.test({ kind, id }, webhookId);
    return coded('webhook.test-queued');
  }

  /** Releases a webhook on hold. Not by the administrator whose account was recovered, unless there is no other. */
  @Confirmed()
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @Post(':id/release')
  async release(@Param('id', IdPipe) id: string, @Caller() caller: AdminCaller): Promise<MessageAnswer> {
    await this.webhooks.release(caller, id);
    return coded('webhook.released');
  }

  /** The deliveries of a webhook, pending ones too, newest first. Finished ones are kept for 30 days. `q` is searched in events and in ids of messages. */
  @OpenTo('webhooks:read')
  @ApiPage(DeliveryView)
  @ApiErrors(400, 404)
  @Get(':id/deliveries')
  async deliveries(
    @Param('id', IdPipe) id: string,
    @Query() query: DeliveriesQuery,
  ): Promise<Page<DeliveryView>> {
    const { state, q } = query;
    return (await this.webhooks.deliveriesOf(id, { state, q }, query)).map(toDeliveryView);
  }

  /** Sends a delivery again, also one that was delivered: after the pending ones, under the same `webhook-id`. */
  @Confirmed()
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @Post(':id/deliveries/:deliveryId/retry')
  async sendAgain(
    @Param('id', IdPipe) webhookId: string,
    @Param('deliveryId', IdPipe) deliveryId: string,
    @Caller() { kind, id }: AdminCaller,
  ): Promise<MessageAnswer> {
    await this.webhooks.sendAgain({ kind, id }, webhookId, deliveryId);
    return coded('webhook.queued-again');
  }

  private view(webhook: WatchedWebhook): WebhookView {
    return toWebhookView(webhook, this.clock.now());
  }
}
