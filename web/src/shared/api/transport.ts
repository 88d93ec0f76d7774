import { ApiError } from './errors.ts';
import type { Method } from './wire.ts';

/** Common to both ways of sending a request. */
export interface Request {
  method: Uppercase<Method>;
  headers: Record<string, string>;
  body?: string | FormData;
  /** Lets the request finish after the page is closed. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

/** After this long without any answer, or any progress of an upload, the server counts as not reached. */
const PATIENCE_MS = 30_000;

/** Sends a request; throws an ApiError without a status when there is no response. */
export function transfer(
  url: string,
  request: Request,
  onProgress?: (share: number) => void,
): Promise<Response> {
  // How long files take depends on the line: only their progress tells that an upload is stuck.
  if (onProgress) return transferWatched(url, request, onProgress);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE_MS);
  const leave = () => late.abort();
  request.signal?.addEventListener('abort', leave);
  if (request.signal?.aborted) leave();
  return fetch(url, { ...request, signal: late.signal })
    .catch(() => {
      throw new ApiError(0, '');
    })
    .finally(() => {
      clearTimeout(timer);
      request.signal?.removeEventListener('abort', leave);
    });
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
function transferWatched(
  url: string,
  request: Request,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, url);
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new ApiError(0, ''));
        xhr.abort();
      }, PATIENCE_MS);
    };
    xhr.upload.onprogress = (event) => {
      wait();
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    xhr.onload = () => {
      const headers = { 'Content-Type': xhr.getResponseHeader('content-type') ?? '' };
      resolve(new Response(xhr.responseText, { status: xhr.status, headers }));
    };
    xhr.onerror = () => reject(new ApiError(0, ''));
    xhr.onloadend = () => clearTimeout(timer);
    xhr.send(request.body);
    wait();
  });
}
