/** Counts the turns of the event loop for others while `work` runs. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  let turns = 0;
  const others = (): void => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  await work();
  isOver = true;
  return turns;
}
