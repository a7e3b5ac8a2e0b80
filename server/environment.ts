import { readFileSync } from 'node:fs';
import { readSecretFiles } from '../contract/kit/secret-files.ts';

readSecretFiles(process.env, (path) => readFileSync(path, 'utf8'));
// This module is imported first: React and Next.js ask for NODE_ENV while they are loaded.
Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'production' });
