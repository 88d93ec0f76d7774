export class StatusView {
  /** @example ok */
  status: string;
}
