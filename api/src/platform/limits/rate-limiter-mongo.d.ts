/** The only limiter in use: the package's index would load twenty others, which take 1.5 MB. */
declare module 'rate-limiter-flexible/lib/RateLimiterMongo.js' {
  export { RateLimiterMongo as default } from 'rate-limiter-flexible';
}
