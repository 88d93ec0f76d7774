import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { CheckFirst, Only, Self } from '../../../shared/http/access.ts';
import { Caller, type UserCaller } from '../../../shared/http/caller.ts';
import type { UploadedPdf } from '../../../platform/files/files.ts';
import { Limit } from '../../../platform/limits/limit.ts';
import { IfMatch } from '../../../shared/http/if-match.ts';
import { LongBody } from '../../../shared/http/input/body-limit.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import { ApiStoredPdf, sendFile, type FileAnswer } from '../../../shared/http/output/send-file.ts';
import { PdfUpload, UploadedPdfs } from '../../../shared/http/upload/upload.ts';
import type { Page } from '../../../shared/page.ts';
import { Clock } from '../../../shared/time/clock.ts';
import type { Precondition } from '../../../shared/version.ts';
import { EmployeesService } from '../../application/employees.service.ts';
import { EmployeeAnswer, EmployeeView, toEmployeeView } from './employee-view.dto.ts';
import { EmployeeDto, EmployeesQuery, toDetails, toEmployeeTerms, toNewDetails } from './employees.dto.ts';

@ApiTags('employees')
@Only('user', ['B2B'])
@Controller('private/api/employees')
export class EmployeesController {
  constructor(
    private readonly employees: EmployeesService,
    private readonly clock: Clock,
  ) {}

  /** All employees, newest first; another company's without email address and CV. `q` is searched in name, position and skills. */
  @ApiPage(EmployeeView)
  @ApiErrors(400)
  @Get('all')
  async all(@Query() query: EmployeesQuery, @Caller() caller: UserCaller): Promise<Page<EmployeeView>> {
    const page = await this.employees.list(toEmployeeTerms(query), query);
    return page.map((employee) => toEmployeeView(employee, caller.id, this.clock.now()));
  }

  /** The employees of the company `id`, the caller itself, newest first. `q` is searched in name, position and skills. */
  @Self({ param: 'id' })
  @ApiPage(EmployeeView)
  @ApiErrors(400)
  @Get(':id')
  async mine(
    @Param('id', IdPipe) b2bId: string,
    @Query() query: EmployeesQuery,
  ): Promise<Page<EmployeeView>> {
    const page = await this.employees.mine(b2bId, toEmployeeTerms(query), query);
    return page.map((employee) => toEmployeeView(employee, b2bId, this.clock.now()));
  }

  /** Adds an employee of the caller's company, with a CV if one is sent. */
  @Self({ body: ['b2bId'] })
  @Limit('upload')
  @PdfUpload('cv')
  @Post()
  @LongBody('profile')
  async create(
    @Body() input: EmployeeDto,
    @UploadedPdfs() files: { cv?: UploadedPdf },
    @Caller() caller: UserCaller,
  ): Promise<EmployeeAnswer> {
    const employee = await this.employees.create(caller.id, toNewDetails(input), files.cv);
    return { ...coded('employee.created'), employee: toEmployeeView(employee, caller.id, this.clock.now()) };
  }

  /** Changes one of the caller's employees; an optional field that is missing stays as it is, and so does the CV. */
  @Self({ body: ['b2bId'] })
  @CheckFirst(EmployeesService, (employees, { id, callerId }) => employees.assertOwner(id, callerId))
  @Limit('upload')
  @PdfUpload('cv')
  @ApiErrors(404)
  @Put(':id')
  @LongBody('profile')
  async change(
    @Param('id', IdPipe) id: string,
    @Body() input: EmployeeDto,
    @UploadedPdfs() files: { cv?: UploadedPdf },
    @Caller() caller: UserCaller,
    @IfMatch() precondition: Precondition,
  ): Promise<EmployeeAnswer> {
    const employee = await this.employees.change(id, caller.id, toDetails(input), files.cv, precondition);
    return { ...coded('employee.updated'), employee: toEmployeeView(employee, caller.id, this.clock.now()) };
  }

  /** Confirms that what is known of an own employee's availability is still right; 409 when nothing is known. */
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @Post(':id/availability/confirm')
  async confirmAvailability(
    @Param('id', IdPipe) id: string,
    @Caller() caller: UserCaller,
  ): Promise<EmployeeAnswer> {
    const employee = await this.employees.confirmAvailability(id, caller.id);
    return {
      ...coded('availability.confirmed'),
      employee: toEmployeeView(employee, caller.id, this.clock.now()),
    };
  }

  /** Deletes one of the caller's employees and the CV. */
  @ApiErrors(400, 404)
  @Delete(':id')
  async remove(@Param('id', IdPipe) id: string, @Caller() caller: UserCaller): Promise<MessageAnswer> {
    await this.employees.remove(id, caller.id);
    return coded('employee.deleted');
  }

  /** The CV of one of the caller's employees; another company's is 404. */
  @ApiStoredPdf()
  @ApiErrors(400, 404)
  @Get(':id/cv')
  async cv(@Param('id', IdPipe) id: string, @Caller() caller: UserCaller): Promise<FileAnswer> {
    const { file, content } = await this.employees.openCv(id, caller.id);
    return sendFile(file, content);
  }
}
