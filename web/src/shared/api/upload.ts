import { ApiError, authOf, lastRenewal, renewed, tokenFor } from './client.ts';

export interface UploadOptions {
  method?: 'POST' | 'PUT';
  /** Share of the body that was sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Sends a form with files. fetch cannot tell how far it is, so this one uses XMLHttpRequest. */
export async function upload<T>(path: string, form: FormData, options: UploadOptions = {}): Promise<T> {
  const audience = authOf(path) === 'admin' ? 'admin' : 'user';
  const token = tokenFor(audience);
  const xhr = await transfer(path, form, token, options);
  lastRenewal[audience] = Date.now();
  if (xhr.status === 401 && (await renewed(audience, token))) return upload<T>(path, form, options);
  const body = parse(xhr.responseText);
  if (xhr.status >= 200 && xhr.status < 300) return body as T;
  const known = body as Partial<Pick<ApiError, 'message' | 'errors' | 'requestId'>>;
  throw new ApiError(xhr.status, known.message ?? '', known.errors ?? [], known.requestId);
}

function transfer(path: string, form: FormData, token: string | null, options: UploadOptions) {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(options.method ?? 'POST', path);
    xhr.setRequestHeader('Accept', 'application/json');
    if (token) xhr.setRequestHeader('Authorization', `Bearer ${token}`);
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total);
    };
    xhr.onload = () => resolve(xhr);
    xhr.onerror = () => reject(new ApiError(0, ''));
    xhr.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return {};
  }
}
