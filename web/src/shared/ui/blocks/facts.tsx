import './facts.css';

/** Short facts with a figure or a word in front. Only such that the company stands for. */
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
