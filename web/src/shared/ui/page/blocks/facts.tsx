import './facts.css';

/** Short facts, each led by a figure or a word. Use only facts that the company can prove. */
export function Facts({ facts }: { facts: readonly { figure: string; text: string }[] }) {
  return (
    <dl className="facts">
      {facts.map(({ figure, text }) => (
        <div key={figure}>
          <dt>{figure}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
