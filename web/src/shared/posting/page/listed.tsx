interface Props {
  /** The language of the text. */
  lang: string;
  /** Before the list. */
  text: string;
  /** The name of the list among the texts of the page: the server repeats the element for each entry. */
  list: string;
  items: readonly { line: string }[];
  /** After the list. */
  after: string;
}

/** A text of a posting with a list in it (`listedText`). Empty parts are hidden by styles. */
export function Listed({ lang, text, list, items, after }: Props) {
  return (
    <div lang={lang}>
      <p className="posting-text">{text}</p>
      <ul className="ticks">
        {items.map(({ line }, index) => (
          <li data-each={list} key={index}>
            {line}
          </li>
        ))}
      </ul>
      <p className="posting-text">{after}</p>
    </div>
  );
}
