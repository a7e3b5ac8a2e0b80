import { type ComponentType, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useText } from '#language';
import { TextContext } from '@/lib/language/use-text.client';
import {
  CompanyContext,
  SettingsContext,
  SettingsProvider,
} from '@/lib/settings/settings-context.client';
import type { Surface } from '@/lib/surface';
import { SurfaceProvider, useSurface } from './link.client';

/**
 * Returns a part of `ServerHtml` for the server: drawn once for each surface, and again when its
 * props differ. Every page of one shopper would draw its hundreds of elements anew otherwise.
 */
export function storedHtml<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const stored = new Map<Surface, { print: string; html: string }>();
  return function StoredHtml(props: Props) {
    const { surface, settings, company, draw } = useDrawing();
    const print = JSON.stringify([props, settings, company]);
    const known = stored.get(surface);
    const html = known?.print === print ? known.html : draw(Part, props);
    stored.set(surface, { print, html });
    return <Html html={html} />;
  };
}

/** The same of a part that each page has for itself: nothing is kept. */
export function drawnHtml<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function DrawnHtml(props: Props) {
    return <Html html={useDrawing().draw(Part, props)} />;
  };
}

function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Returns what a part is drawn with: what its page says to every component. */
function useDrawing() {
  const surface = useSurface();
  const t = useText();
  const settings = useContext(SettingsContext);
  const company = useContext(CompanyContext);
  const draw = <Props extends object>(Part: ComponentType<Props>, props: Props) =>
    renderToStaticMarkup(
      <SurfaceProvider surface={surface}>
        <SettingsProvider settings={settings} company={company}>
          <TextContext value={t}>
            <Part {...props} />
          </TextContext>
        </SettingsProvider>
      </SurfaceProvider>,
    );
  return { surface, settings, company, draw };
}
