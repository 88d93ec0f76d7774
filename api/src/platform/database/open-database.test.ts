import { connectOptions } from './open-database.ts';

describe('the limits of the way to the store', () => {
  it('are three seconds', () => {
    expect(connectOptions('mongodb://db/platform?replicaSet=rs0')).toEqual({
      serverSelectionTimeoutMS: 3000,
      connectTimeoutMS: 3000,
    });
  });

  it('give way to what the address says, in any spelling', () => {
    expect(connectOptions('mongodb://db/platform?connecttimeoutms=20000')).toEqual({
      serverSelectionTimeoutMS: 3000,
    });
    expect(connectOptions('mongodb://db/platform?connectTimeoutMS=1&serverSelectionTimeoutMS=2')).toEqual({});
  });
});
