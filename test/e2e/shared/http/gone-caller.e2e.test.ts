import { Controller, Delete, Get, Module, type Type } from '@nestjs/common';
import { AdminsService } from '../../../../api/src/auth/account/application/admins.service.ts';
import { AuthModule } from '../../../../api/src/auth/auth.module.ts';
import { notFound } from '../../../../api/src/shared/errors.ts';
import { Only } from '../../../../api/src/shared/http/access.ts';
import { Caller, type AdminCaller, type UserCaller } from '../../../../api/src/shared/http/caller.ts';
import { UsersService } from '../../../../api/src/users/application/users.service.ts';
import { UsersModule } from '../../../../api/src/users/users.module.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { signIn, signInAdmin } from '../../../support/people/people.ts';

// An account is erased while a request of its owner runs: the routes below erase it at exactly that moment.

@Controller('private/probe')
class GoneController {
  constructor(
    private readonly users: UsersService,
    private readonly admins: AdminsService,
  ) {}

  @Delete('me/cv')
  @Only('user')
  async removeCv(@Caller() caller: UserCaller): Promise<void> {
    await this.users.erase(caller.id);
    await this.users.removeFile(caller.id, 'cv');
  }

  @Delete('admin')
  @Only('admin')
  async removeAdmin(@Caller() caller: AdminCaller): Promise<void> {
    await signInAdmin(app); // The last one cannot be removed.
    await this.admins.remove(caller, caller.id);
    throw notFound('job');
  }

  @Get('job')
  @Only('user')
  job(): void {
    throw notFound('job');
  }
}

@Module({ imports: [AuthModule, UsersModule], controllers: [GoneController] })
class GoneModule {}

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ modules: [GoneModule as Type] });
});
afterAll(() => app.close());

it('answers 401 when the account was erased while the request ran', async () => {
  const user = await signIn(app, 'JobSeeker');
  const answer = await user.delete('/private/probe/me/cv');
  expect([answer.status, answer.body.message]).toEqual([401, 'Please sign in']);
});

it('answers 401 when the administrator was removed while the request ran', async () => {
  const admin = await signInAdmin(app);
  const answer = await admin.delete('/private/probe/admin');
  expect([answer.status, answer.body.message]).toEqual([401, 'Please sign in']);
});

it('still answers 404 to whoever has an account', async () => {
  const user = await signIn(app, 'JobSeeker');
  const answer = await user.get('/private/probe/job');
  expect([answer.status, answer.body.message]).toEqual([404, 'Job not found']);
});
