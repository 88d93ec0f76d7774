/**
 * Lets an extended support release of Firefox open contexts. Playwright sets the colours of each new one by a command that
 * this Firefox does not have yet, and gives up when it is refused; the colours remain those of the browser, which are light.
 */
export function withoutMediaFeatures(browser) {
  // The side of Playwright that talks to the browser runs in this process, and has no public types.
  const session = browser._connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = async (method, params) =>
    method === 'emulation.setMediaFeaturesOverride' ? {} : send(method, params);
}
