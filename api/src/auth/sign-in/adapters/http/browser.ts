import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DeviceCookie } from '../../../../platform/limits/device-cookie.ts';
import { anonymousAddress, clientAddress } from '../../../../shared/http/client-address.ts';
import type { DeviceOwner } from '../../../../shared/known-device.ts';
import type { Origin } from '../../application/origin.ts';

/** The browser that signs in. */
export interface Browser {
  origin: Origin;
  /** Makes it a known device of the account, with the cookie of the answer. */
  remember(owner: DeviceOwner): void;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

@Injectable()
export class ToBrowser implements PipeTransform<Exchange, Browser> {
  constructor(private readonly cookie: DeviceCookie) {}

  transform({ request: { ip, headers }, reply }: Exchange): Browser {
    return {
      origin: {
        device: headers['user-agent'] ?? '',
        address: anonymousAddress(ip),
        network: clientAddress(ip),
        known: this.cookie.read(headers.cookie),
      },
      remember: (owner) => void reply.header('set-cookie', this.cookie.keep(headers.cookie, owner)),
    };
  }
}

const exchange = createParamDecorator((_: unknown, context: ExecutionContext): Exchange => {
  const http = context.switchToHttp();
  return { request: http.getRequest<FastifyRequest>(), reply: http.getResponse<FastifyReply>() };
});

/** The browser of a request: `@SignInBrowser() browser: Browser`. */
export const SignInBrowser = () => exchange(ToBrowser);
