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

/** Sends a request; throws an ApiError without a status when there is no response. */
export function transfer(
  url: string,
  request: Request,
  onProgress?: (share: number) => void,
): Promise<Response> {
  if (onProgress) return transferWatched(url, request, onProgress);
  return fetch(url, request).catch(() => {
    throw new ApiError(0, '');
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
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    xhr.onload = () => {
      const headers = { 'Content-Type': xhr.getResponseHeader('content-type') ?? '' };
      resolve(new Response(xhr.responseText, { status: xhr.status, headers }));
    };
    xhr.onerror = () => reject(new ApiError(0, ''));
    xhr.send(request.body);
  });
}
