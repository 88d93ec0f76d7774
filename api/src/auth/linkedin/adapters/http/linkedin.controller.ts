import { Controller, Get, Logger, Query, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE, localizedPath, type Language } from '@consulting/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Settings } from '../../../../config/settings.ts';
import { withoutPersonalText } from '../../../../platform/logging/without-personal-text.ts';
import { Public } from '../../../../shared/http/access.ts';
import { ApiErrors } from '../../../../shared/http/output/api-errors.ts';
import { AnyQuery } from '../../../../shared/http/input/taken-query.ts';
import { ANY_TEXT } from '../../../../shared/http/input/text-patterns.ts';
import { IdentityProvider } from '../../application/identity-provider.ts';
import { ProviderSignInService } from '../../application/provider-sign-in.service.ts';
import { SIGN_IN_FAILURES, SignInFailure } from '../../domain/provider-identity.ts';
import { AttemptCookie } from './attempt-cookie.ts';
import { LinkedInQuery } from './linkedin.dto.ts';

const TEXT = { type: 'string' as const, pattern: ANY_TEXT };
const signInPath = (language: Language = DEFAULT_LANGUAGE) => localizedPath(language, '/sign_in');
const LOCATION = { Location: { schema: { type: 'string' as const } } };

@ApiTags('sign-in')
@Controller('public/api/v0/linkedIn')
export class LinkedInController {
  private readonly log = new Logger(LinkedInController.name);
  private readonly cookie: AttemptCookie;

  constructor(
    private readonly provider: IdentityProvider,
    private readonly signIns: ProviderSignInService,
    settings: Settings,
  ) {
    this.cookie = new AttemptCookie(settings.publicUrl);
  }

  /** Sends the browser to LinkedIn, which comes back to the pages of the language. 503 'LinkedIn sign-in is not configured' where it is not. */
  @Get('login')
  @Public()
  @ApiErrors(400)
  @ApiFoundResponse({
    description: 'Redirects to the provider, with a cookie that binds the attempt to the browser',
    headers: LOCATION,
  })
  async login(@Query() { language }: LinkedInQuery, @Res() reply: FastifyReply): Promise<void> {
    await this.redirect(reply, language, async () => {
      const { url, attempt } = await this.provider.begin();
      reply.header('set-cookie', this.cookie.keep({ ...attempt, language }));
      return url;
    });
  }

  /** Where LinkedIn redirects the browser to: signs in and redirects to the site with a one-time code. */
  @Get('callback')
  @Public()
  @ApiQuery({ name: 'code', required: false, description: "The provider's code", schema: TEXT })
  @ApiQuery({
    name: 'state',
    required: false,
    description: 'The state the attempt started with',
    schema: TEXT,
  })
  @ApiFoundResponse({
    description:
      'To `/sign_in?data=` (in another language `/de/sign_in`) with base64url JSON `{ user: { _id }, token }`, whose token lives 60 seconds and works ' +
      `once at session/exchange; or to \`/sign_in?error=\` with one of ${SIGN_IN_FAILURES.join(', ')}`,
    headers: LOCATION,
  })
  @AnyQuery()
  async callback(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    reply.header('set-cookie', this.cookie.forget());
    const attempt = this.cookie.read(request.headers.cookie);
    const language = attempt?.language;
    await this.redirect(reply, language, async () => {
      const query = new URLSearchParams(request.url.split('?')[1] ?? '');
      const identity = await this.provider.finish(query, attempt);
      const { userId, code } = await this.signIns.signIn(identity, language);
      const data = JSON.stringify({ user: { _id: userId }, token: code });
      return `${signInPath(language)}?data=${Buffer.from(data).toString('base64url')}`;
    });
  }

  private async redirect(
    reply: FastifyReply,
    language: Language | undefined,
    target: () => Promise<string>,
  ): Promise<void> {
    reply.header('cache-control', 'no-store');
    try {
      await reply.redirect(await target(), 302);
    } catch (error) {
      if (!(error instanceof SignInFailure)) throw error;
      if (error.code === 'provider')
        this.log.warn(error.message, { cause: withoutPersonalText(String(error.cause)) });
      await reply.redirect(`${signInPath(language)}?error=${error.code}`, 302);
    }
  }
}
