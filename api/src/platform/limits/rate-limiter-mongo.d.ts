/** The one limiter that is used: the package's index would load twenty others, and with them 1.5 MB. */
declare module 'rate-limiter-flexible/lib/RateLimiterMongo.js' {
  export { RateLimiterMongo as default } from 'rate-limiter-flexible';
}
