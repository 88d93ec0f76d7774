import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const base='http://127.0.0.1:4445';
const shots = process.argv.slice(2).map(s=>s.split(','));
for (const [w, scheme, lang] of shots) {
  const c = await b.newContext({ viewport:{width:Number(w),height:900}, colorScheme: scheme==='forced'?'dark':scheme, forcedColors: scheme==='forced'?'active':'none', locale: lang });
  const p = await c.newPage();
  await c.addInitScript((l)=>localStorage.setItem('language', l), lang);
  await p.goto(base+'/admin_sign_in');
  await p.waitForTimeout(1500);
  if (!process.env.Q) {}
  const email = p.locator('input[type=email], input[autocomplete=username]').first();
  await email.fill('admin@demo.example'); await p.locator('input[type=password]').first().fill('berlin-demo-2026');
  await p.keyboard.press('Enter'); await p.waitForURL(/admin-dashboard/);
  await p.goto(base+(lang==='de'?'/de':'')+'/admin-dashboard?tab=notifications&days='+(process.env.DAYS??'30'));
  await p.waitForTimeout(2500);
  console.log(w,scheme,lang, await p.evaluate(()=>document.documentElement.scrollWidth), p.url(), await p.evaluate(()=>document.documentElement.lang));
  await p.screenshot({ path:`/tmp/e-${w}-${scheme}-${lang}.png`, fullPage:true });
  await c.close();
}
await b.close();
