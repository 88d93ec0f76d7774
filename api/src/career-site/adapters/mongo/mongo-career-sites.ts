import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CareerSites } from '../../application/career-site.ports.ts';
import type { CareerSite } from '../../domain/career-site.ts';
import { CAREER_SITE_MODEL, SITE, type CareerSiteDocument } from './career-site.schema.ts';

@Injectable()
export class MongoCareerSites extends CareerSites {
  constructor(@InjectModel(CAREER_SITE_MODEL) private readonly model: Model<CareerSiteDocument>) {
    super();
  }

  async find(): Promise<CareerSite> {
    return toSite(await this.model.findById(SITE).lean<CareerSiteDocument>());
  }

  async lock(): Promise<CareerSite> {
    const locked = await this.model
      .findOneAndUpdate({ _id: SITE }, { $inc: { holds: 1 } }, { upsert: true, returnDocument: 'after' })
      .lean<CareerSiteDocument>();
    return toSite(locked);
  }

  async replace({ contact, team, steps, benefits }: CareerSite): Promise<void> {
    await this.model.updateOne({ _id: SITE }, { $set: { contact, team, steps, benefits } });
  }
}

function toSite(document: CareerSiteDocument | null): CareerSite {
  const { contact = null, team = [], steps = [], benefits = [] } = document ?? {};
  return { contact, team, steps, benefits };
}
