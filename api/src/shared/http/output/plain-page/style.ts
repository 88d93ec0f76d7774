/** The look of the page, which loads nothing: its policy allows this text by its hash. */
export const STYLE = `
:root{color-scheme:light dark;--text:#0c1a28;--second:#43576b;--page:#f6f4ef;--card:#fff;--line:#dbd7cc;--control:#6e8294;--button:#16293c;--on-button:#fff;--bad:#a5221a;--bad-soft:#fbe9e7}
@media (prefers-color-scheme:dark){:root{--text:#f3f6f8;--second:#cdd7e0;--page:#0c1a28;--card:#16293c;--line:#43576b;--control:#a7b6c4;--button:#f3f6f8;--on-button:#0c1a28;--bad:#ffb4ab;--bad-soft:#3a1a1a}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1.0625rem/1.6 "Atkinson Hyperlegible Next",Arial,sans-serif;overflow-wrap:anywhere}
header,main,footer{max-width:46rem;margin:0 auto;padding:1.5rem clamp(1.25rem,4vw,2rem)}
header{font:700 1.125rem "Familjen Grotesk",Arial,sans-serif}
main{background:var(--card);border:1px solid var(--line);border-top:4px solid var(--text);border-radius:0 0 8px 8px;padding-block:2rem}
@media (max-width:46rem){main{border-inline:0;border-radius:0}}
footer,.hint{color:var(--second);font-size:.9375rem}
a{color:inherit;text-decoration-thickness:2px}
h1,h2,h3{font-family:"Familjen Grotesk",Arial,sans-serif;line-height:1.15;margin:0 0 1rem}
h1{font-size:clamp(1.625rem,1.4rem + .9vw,2.125rem)}
h2,legend{font-size:1.3125rem;margin-top:2rem}
h3{font-size:1.0625rem;margin:1.5rem 0 .5rem}
ul{margin:0 0 1rem;padding-left:1.25rem}
li{margin-bottom:.375rem}
code{font-size:.9375em}
legend{font-weight:700;padding:0;font-family:"Familjen Grotesk",Arial,sans-serif}
p{margin:0 0 1rem}
dl{border-top:4px solid var(--text);margin:0}
dl div{display:grid;gap:.25rem 1.5rem;padding:.75rem 0;border-bottom:1px solid var(--line)}
@media (min-width:40em){dl div{grid-template-columns:11rem 1fr}}
dt{color:var(--second)}dd{margin:0;white-space:pre-line}
fieldset{border:0;padding:0;margin:2.5rem 0 0}
label{display:block;font-weight:600;margin-top:1rem}
textarea{width:100%;min-height:6rem;padding:.75rem;border:1.5px solid var(--control);border-radius:5px;background:var(--card);color:inherit;font:inherit}
button{min-height:48px;padding:.5rem 1.5rem;margin-top:1rem;border:2px solid var(--button);border-radius:5px;font:600 1rem "Atkinson Hyperlegible Next",Arial,sans-serif;cursor:pointer;background:var(--button);color:var(--on-button)}
button.other{background:transparent;color:var(--text)}
:focus-visible{outline:3px solid var(--text);outline-offset:3px;box-shadow:0 0 0 3px #ffc800}
.error{border:1px solid var(--bad);border-left-width:6px;background:var(--bad-soft);padding:.75rem 1rem}
@media (max-width:30em){button{width:100%}}
`;
