import { connectOptions, RETRIED_WITHIN } from './open-database.ts';

describe('the limits of the way to the store', () => {
  const ours = connectOptions('mongodb://db/platform?replicaSet=rs0');

  it('let nobody wait for longer than three seconds, and find a store that is back within five', () => {
    const { heartbeatFrequencyMS = 0, connectTimeoutMS = 0, serverSelectionTimeoutMS = 0 } = ours;
    // The time until a silent server is noticed, and until the retry finds none.
    expect(heartbeatFrequencyMS + connectTimeoutMS + serverSelectionTimeoutMS).toBeLessThan(3_000);
    // The time until a read is sent again, and until the retry finds no server.
    expect(RETRIED_WITHIN + serverSelectionTimeoutMS).toBeLessThan(3_000);
    expect(ours.bufferCommands).toBe(false);
    // An attempt that began just before the server returned, the pause after it, and the attempt that finds it.
    expect(2 * connectTimeoutMS + heartbeatFrequencyMS).toBeLessThanOrEqual(5_000);
  });

  it('take neither a heartbeat that is a second late nor a queue for an outage', () => {
    expect(ours.connectTimeoutMS).toBeGreaterThan(1_000);
    expect(ours.waitQueueTimeoutMS).toBeGreaterThanOrEqual(10_000);
    expect(ours.minHeartbeatFrequencyMS).toBeLessThanOrEqual(ours.heartbeatFrequencyMS ?? 0);
  });

  it('cut no work that takes long', () => {
    expect(ours.socketTimeoutMS).toBeGreaterThanOrEqual(60_000);
    expect(ours).not.toHaveProperty('timeoutMS');
  });

  it('give way to what the address says, in any spelling', () => {
    const { connectTimeoutMS: _ours, ...others } = ours;
    expect(connectOptions('mongodb://db/platform?connecttimeoutms=20000')).toEqual(others);
    const { maxPoolSize: _pool, ...rest } = others;
    expect(connectOptions('mongodb://db/platform?connectTimeoutMS=1&maxPoolSize=2')).toEqual(rest);
  });

  it('are of no meaning on the embedded engine', () => {
    expect(connectOptions('sqlite::memory:')).toEqual({});
  });
});
