// Checks the alert rules with `promtool` (Debian's package `prometheus`) and runs the cases of alerts.test.yml.
// Without promtool the check is skipped, except with REQUIRE_PROMTOOL=1, which the gate sets.
import { spawnSync } from 'node:child_process';
import { at, must } from './lib/run.mjs';

const { error } = spawnSync('promtool', ['--version'], { stdio: 'ignore' });
if (error && process.env.REQUIRE_PROMTOOL === '1') {
  console.error('promtool is missing: apt-get install prometheus');
  process.exit(1);
}
if (error) {
  console.log('alerts: promtool is not installed, so the rules were not checked');
} else {
  const quiet = { quiet: true, cwd: at('deploy') };
  await must('promtool', ['check', 'config', 'prometheus.yml'], quiet);
  await must('promtool', ['test', 'rules', 'alerts.test.yml'], quiet);
}
