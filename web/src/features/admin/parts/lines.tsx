/** Lines one under another, or a dash. */
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
