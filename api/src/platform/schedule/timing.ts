/** Whether things run by themselves: not in tests and single commands, where nothing runs unless it is asked to. */
export class Timing {
  constructor(readonly isOn: boolean) {}
}
