declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType, SVGProps } from 'react';
  const Icon: ComponentType<
    Omit<SVGProps<SVGSVGElement>, 'stroke'> & { stroke?: number; size?: number | string }
  >;
  export default Icon;
}

declare module '*.md' {
  const document: import('./features/legal/legal-document.tsx').LegalDocument;
  export default document;
}
