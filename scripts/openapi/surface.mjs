/**
 * What programs rely on, line by line, from an OpenAPI document of ours, and what differs between two (docs/api.md, "What stays as
 * it is"). `>` begins what is sent, `<` what is answered:
 *
 *     GET /api/admin/jobs ?limit: integer
 *     GET /api/admin/jobs < 200 application/json: AdminJobView[]
 *     > CreateJobDto.title: string
 *     > CreateJobDto.title required
 *     < JobView.state = open
 *     GET /api/admin/jobs ends 2027-06-01
 */

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Returns the lines of a document, sorted. */
export function surfaceOf({ paths, webhooks = {}, components: { schemas } }) {
  const lines = new Set();
  for (const [path, item] of Object.entries(paths))
    for (const method of METHODS)
      if (item[method]) ofOperation(`${method.toUpperCase()} ${path}`, item[method], lines);
  for (const [event, { post }] of Object.entries(webhooks))
    ofContent(`event ${event} <`, post.requestBody, lines);
  // Inputs are closed, answers are open.
  for (const [name, schema] of Object.entries(schemas)) {
    for (const value of valuesOf(schema)) lines.add(`> ${name} = ${value}`);
    ofSchema(name, schema, schema.additionalProperties === false ? '>' : '<', lines);
  }
  return [...lines].sort();
}

function ofOperation(name, { parameters = [], requestBody, responses, 'x-sunset': end }, lines) {
  lines.add(name);
  if (end) lines.add(`${name} ends ${end}`);
  for (const { name: parameter, in: place, required, schema } of parameters) {
    if (place !== 'query' && place !== 'header') continue;
    const whole = `${name} ${place === 'query' ? '?' : 'header '}${parameter}`;
    lines.add(`${whole}: ${typeOf(schema)}`);
    if (required) lines.add(`${whole} required`);
    for (const value of valuesOf(schema)) lines.add(`${whole} = ${value}`);
  }
  ofContent(`${name} >`, requestBody, lines);
  for (const [status, answer] of Object.entries(responses))
    if (/^[23]/.test(status)) ofContent(`${name} < ${status}`, answer, lines);
}

function ofContent(name, { content = {} } = {}, lines) {
  for (const [type, { schema }] of Object.entries(content)) lines.add(`${name} ${type}: ${typeOf(schema)}`);
}

function ofSchema(name, schema, sign, lines) {
  for (const part of schema.allOf ?? []) if (!part.$ref) ofSchema(name, part, sign, lines);
  for (const [field, type] of Object.entries(schema.properties ?? {})) {
    const whole = `${sign} ${name}.${field}`;
    lines.add(`${whole}: ${typeOf(type)}`);
    if (type['x-sunset']) lines.add(`${whole} ends ${type['x-sunset']}`);
    if (schema.required?.includes(field)) lines.add(`${whole} ${sign === '>' ? 'required' : 'always'}`);
    for (const value of valuesOf(type)) lines.add(`${whole} = ${value}`);
    for (const inner of [type, type.items])
      if (inner?.properties) ofSchema(`${name}.${field}`, inner, sign, lines);
  }
}

/** Returns the values of a closed choice; those of an open one (`x-extensible-enum`) may grow. */
const valuesOf = ({ enum: own, items } = {}) => own ?? items?.enum ?? [];

function typeOf(schema = {}) {
  const { $ref, type, items, allOf, oneOf, anyOf, format } = schema;
  if ($ref) return $ref.slice($ref.lastIndexOf('/') + 1);
  if (allOf?.length === 1) return typeOf(allOf[0]);
  const choice = oneOf ?? anyOf;
  if (choice) return choice.map(typeOf).sort().join(' | ');
  const types = [type ?? 'any'].flat().map((each) => (each === 'array' ? `${typeOf(items)}[]` : each));
  return types.join(' | ') + (format ? ` (${format})` : '');
}

/**
 * Returns what was added, what was removed, and what of both breaks a program that was written before: whatever is missing now,
 * fields that must be sent now, and values of a closed choice of answers. What was announced to end by `day` (YYYY-MM-DD) may be
 * missing.
 */
export function changesBetween(before, after, day = '') {
  const [old, now] = [new Set(before), new Set(after)];
  const added = after.filter((line) => !old.has(line));
  const removed = before.filter((line) => !now.has(line));
  const hasEnded = endedBy(day, before);
  const isThere = typesOf(after);
  const isLess = (line) =>
    !/ (required|ends [\d-]+)$/.test(line) &&
    !(line.startsWith('<') && line.includes(' = ')) &&
    !hasEnded(line) &&
    // The operation or field that had a missing type has another type now, or is missing: that line counts.
    isThere(line);
  const isMore = (line) =>
    asksForMore(line, before) || (line.startsWith('<') && line.includes(' = ') && hasChoice(line, before));
  return { added, removed, breaking: [...removed.filter(isLess), ...added.filter(isMore)] };
}

/** Returns a function that tells whether a line is about an operation or a field that was announced to end by a day. */
function endedBy(day, before) {
  const ended = before
    .map((line) => / ends /.test(line) && line.split(' ends '))
    .filter((announced) => announced && announced[1] <= day);
  return (line) => ended.some(([name]) => line.startsWith(name) && /^($|[ :])/.test(line.slice(name.length)));
}

/** Returns a function that tells whether a line is about an operation, or about a type that lines still describe. */
function typesOf(lines) {
  const typeIn = (line) => /^[<>] (\w+)/.exec(line)?.[1];
  const types = new Set(lines.map(typeIn));
  return (line) => typeIn(line) === undefined || types.has(typeIn(line));
}

/** Returns whether a line demands something of those who sent it before: a field of a known input, a parameter of a known operation. */
function asksForMore(line, before) {
  if (!line.endsWith(' required')) return false;
  if (!line.startsWith('>')) return before.includes(line.split(' ', 2).join(' '));
  const input = line.slice(0, line.lastIndexOf('.') + 1);
  return before.some((each) => each.startsWith(input));
}

/** Returns whether the choice to which a value was added was there before. */
const hasChoice = (line, before) => {
  const choice = line.slice(0, line.indexOf(' = ') + 3);
  return before.some((each) => each.startsWith(choice));
};
