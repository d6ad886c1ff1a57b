/** AWS's container image of the premium model: XGBoost 3.0, fifth build. */
export const xgboostImage = { repository: 'sagemaker-xgboost', tag: '3.0-5' } as const;

/**
 * Accounts that publish the `sagemaker-xgboost` repository, by region. They are the same for all versions
 * since 0.90-1 (aws/sagemaker-python-sdk, `image_uri_config/xgboost.json`). Regions of that list without serverless
 * inference are left out: ap-south-2, ap-southeast-3, ap-southeast-4, ca-west-1, eu-central-2, eu-south-2,
 * il-central-1 and me-central-1 (SageMaker Developer Guide, "Deploy models with Amazon SageMaker Serverless
 * Inference").
 */
export const xgboostImageAccounts = {
  'af-south-1': '510948584623',
  'ap-east-1': '651117190479',
  'ap-northeast-1': '354813040037',
  'ap-northeast-2': '366743142698',
  'ap-northeast-3': '867004704886',
  'ap-south-1': '720646828776',
  'ap-southeast-1': '121021644041',
  'ap-southeast-2': '783357654285',
  'ca-central-1': '341280168497',
  'eu-central-1': '492215442770',
  'eu-north-1': '662702820516',
  'eu-south-1': '978288397137',
  'eu-west-1': '141502667606',
  'eu-west-2': '764974769150',
  'eu-west-3': '659782779980',
  'me-south-1': '801668240914',
  'sa-east-1': '737474898029',
  'us-east-1': '683313688378',
  'us-east-2': '257758044811',
  'us-west-1': '746614075791',
  'us-west-2': '246618743249',
} as const satisfies Record<string, string>;

/**
 * Fails if the premium model can't be deployed to a region.
 * @param region undefined if the CDK does not know the region yet
 * @throws Error that lists the supported regions
 */
export function checkRegion(region: string | undefined): void {
  if (region === undefined || region in xgboostImageAccounts) return;
  throw new Error(
    `Premia can't be deployed to ${region}, because SageMaker has no serverless endpoints there. Set AWS_REGION to one of ${Object.keys(xgboostImageAccounts).join(', ')}`,
  );
}
