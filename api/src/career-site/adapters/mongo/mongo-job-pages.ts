import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { JobPageContent } from '@consulting/contracts';
import type { Model } from 'mongoose';
import { JobPages } from '../../application/career-site.ports.ts';
import { JOB_PAGE_MODEL, type JobPageDocument } from './career-site.schema.ts';

@Injectable()
export class MongoJobPages extends JobPages {
  constructor(@InjectModel(JOB_PAGE_MODEL) private readonly model: Model<JobPageDocument>) {
    super();
  }

  async find(jobId: string): Promise<JobPageContent | null> {
    const found = await this.model.findById(jobId).lean<JobPageDocument>();
    if (!found) return null;
    const { contact, team, steps, benefits } = found;
    return { contact, team, steps, benefits };
  }

  async replace(jobId: string, { contact, team, steps, benefits }: JobPageContent): Promise<void> {
    const page = { contact, team, steps, benefits };
    await this.model.updateOne({ _id: jobId }, { $set: page }, { upsert: true });
  }

  async remove(jobId: string): Promise<void> {
    await this.model.deleteOne({ _id: jobId });
  }

  async forgetMember(memberId: string): Promise<void> {
    await this.model.updateMany({ contact: memberId }, { $set: { contact: null } });
    await this.model.updateMany({ team: memberId }, { $pull: { team: memberId } });
  }
}
