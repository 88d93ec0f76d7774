// Runs before the suites of a group on MongoDB, which ask for their engine by this name.
process.env['TEST_ENGINE'] = 'mongodb';

export {};
