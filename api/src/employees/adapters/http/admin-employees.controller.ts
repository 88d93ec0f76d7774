import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Only } from '../../../shared/http/access.ts';
import { Caller, type AdminCaller } from '../../../shared/http/caller.ts';
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
import type { Precondition } from '../../../shared/version.ts';
import { AdminEmployeesService } from '../../application/admin-employees.service.ts';
import { EmployeeAnswer, EmployeeView, toFullEmployeeView } from './employee-view.dto.ts';
import {
  AdminEmployeeDto,
  EmployeesQuery,
  toAdminDetails,
  toEmployeeTerms,
  toNewDetails,
} from './employees.dto.ts';

@ApiTags('employees (administration)')
@Only('admin')
@Controller('api/admin/employees')
export class AdminEmployeesController {
  constructor(private readonly employees: AdminEmployeesService) {}

  /** All employees of all companies, newest first. `q` is searched in name, position, skills, email address and company. */
  @ApiPage(EmployeeView)
  @ApiErrors(400)
  @Get()
  async list(@Query() query: EmployeesQuery): Promise<Page<EmployeeView>> {
    const page = await this.employees.list(toEmployeeTerms(query), query);
    return page.map(toFullEmployeeView);
  }

  /** One employee, every field. */
  @ApiErrors(400, 404)
  @Get(':id')
  async one(@Param('id', IdPipe) id: string): Promise<EmployeeView> {
    return toFullEmployeeView(await this.employees.one(id));
  }

  /** Adds an employee that belongs to no company account, with a CV if one is sent. */
  @Limit('upload')
  @PdfUpload('cv')
  @Post()
  @LongBody('profile')
  async create(
    @Body() input: AdminEmployeeDto,
    @UploadedPdfs() files: { cv?: UploadedPdf },
    @Caller() caller: AdminCaller,
  ): Promise<EmployeeAnswer> {
    const details = { ...toNewDetails(input), companyName: input.companyName ?? '' };
    const employee = await this.employees.create(caller.id, details, files.cv);
    return { ...coded('employee.created'), employee: toFullEmployeeView(employee) };
  }

  /** Changes any employee; an optional field that is missing stays as it is, and so does the CV. */
  @Limit('upload')
  @PdfUpload('cv')
  @ApiErrors(404)
  @Put(':id')
  @LongBody('profile')
  async change(
    @Param('id', IdPipe) id: string,
    @Body() input: AdminEmployeeDto,
    @UploadedPdfs() files: { cv?: UploadedPdf },
    @Caller() caller: AdminCaller,
    @IfMatch() precondition: Precondition,
  ): Promise<EmployeeAnswer> {
    const employee = await this.employees.change(
      caller.id,
      id,
      toAdminDetails(input),
      files.cv,
      precondition,
    );
    return { ...coded('employee.updated'), employee: toFullEmployeeView(employee) };
  }

  /** Confirms that what is known of an employee's availability is still right; 409 when nothing is known. */
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @Post(':id/availability/confirm')
  async confirmAvailability(
    @Param('id', IdPipe) id: string,
    @Caller() caller: AdminCaller,
  ): Promise<EmployeeAnswer> {
    const employee = await this.employees.confirmAvailability(caller.id, id);
    return { ...coded('availability.confirmed'), employee: toFullEmployeeView(employee) };
  }

  /** Deletes any employee and the CV. */
  @ApiErrors(400, 404)
  @Delete(':id')
  async remove(@Param('id', IdPipe) id: string, @Caller() caller: AdminCaller): Promise<MessageAnswer> {
    await this.employees.remove(caller.id, id);
    return coded('employee.deleted');
  }

  /** The CV of an employee. Every access is logged. */
  @ApiStoredPdf()
  @ApiErrors(400, 404)
  @Get(':id/cv')
  async cv(@Param('id', IdPipe) id: string, @Caller() caller: AdminCaller): Promise<FileAnswer> {
    const { file, content } = await this.employees.openCv(caller.id, id);
    return sendFile(file, content);
  }
}
