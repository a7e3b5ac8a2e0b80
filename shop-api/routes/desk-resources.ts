import { resourceEndpoints } from '../../contract/resources.ts';
import { storedResources } from '../domain/resources.ts';
import { resourceHandlers } from '../http/resource-handlers.ts';

/** What staff manage by the engine of resources. */
export const resourceDeskHandlers = resourceHandlers(resourceEndpoints, storedResources);
