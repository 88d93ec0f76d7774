import { ReadMore } from '../go-link.tsx';
import { Illustration } from '../illustration.tsx';
import './service-grid.css';

interface ServiceGridProps {
  services: readonly { title: string; text: string; to?: string; glyph?: string }[];
  /** Link of the services that have no page of their own. */
  to?: string;
}

/** Services in one grid, each with a link to more; the first cell is dark. */
export function ServiceGrid({ services, to = '/services' }: ServiceGridProps) {
  return (
    <ul className={services.length === 4 ? 'svc svc-2' : 'svc'}>
      {services.map((service, index) => (
        <li key={service.title} className={index === 0 ? 'big dark' : undefined}>
          {service.glyph && <Illustration className="glyph" svg={service.glyph} />}
          <h3>{service.title}</h3>
          <p className="muted">{service.text}</p>
          <ReadMore to={service.to ?? to} title={service.title} />
        </li>
      ))}
    </ul>
  );
}
