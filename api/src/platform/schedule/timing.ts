/** Whether timers run: off in tests and single commands, where work runs only on request. */
export class Timing {
  constructor(readonly isOn: boolean) {}
}
