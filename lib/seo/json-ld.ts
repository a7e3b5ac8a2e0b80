import type { BreadcrumbList, Graph, Thing } from 'schema-dts';

/** Returns JSON that is safe inside a script element: `<` cannot close it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  href?: string;
  /** True: the title of a post, which stays as it was written. */
  isTitle?: boolean;
}

/** Returns a schema.org BreadcrumbList. */
export function breadcrumbList(crumbs: Crumb[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: crumb.label,
      ...(crumb.href && { item: origin + crumb.href }),
    })),
  } satisfies BreadcrumbList;
}

/** Returns one graph for one page. */
export function graph(...nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}
