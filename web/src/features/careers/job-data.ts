/** The job a server-filled page was made from, embedded as JSON; null on any other page. */
export interface JobData {
  _id: string;
  title: string;
}

export function readJobData(): JobData | null {
  const element = document.getElementById('job-data');
  try {
    return element?.textContent ? (JSON.parse(element.textContent) as JobData) : null;
  } catch {
    return null;
  }
}
