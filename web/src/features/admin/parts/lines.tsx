/** One line each, or a dash when there are none. */
export function Lines({ lines }: { lines: readonly string[] }) {
  const shown = lines.filter(Boolean);
  if (shown.length === 0) return '–';
  return (
    <ul className="lines">
      {shown.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
