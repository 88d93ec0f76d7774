/** The part of a job that anyone may read. */
export interface PublicJob {
  id: string;
  title: string;
  company: string;
  description: string;
  qualification: string;
  location: string;
  introduction: string;
  createdAt: Date;
}
