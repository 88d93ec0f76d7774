import { Injectable } from '@nestjs/common';

type Listener = (projectId: string) => Promise<void>;

/** Notifies other modules, which register in `onModuleInit`, that a project is paused, closed or removed. */
@Injectable()
export class ProjectEnds {
  private readonly listeners: Listener[] = [];

  /** The listener runs inside the unit of work of that change. */
  onEnd(listener: Listener): void {
    this.listeners.push(listener);
  }

  async ended(projectId: string): Promise<void> {
    for (const listener of this.listeners) await listener(projectId);
  }
}
