// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/project/about.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::About)
};
} // namespace

QString titleOf(AboutField field)
{
    switch (field) {
    case AboutField::Annotators: return Tr::tr("Annotators' background");
    case AboutField::Pay: return Tr::tr("Pay");
    case AboutField::Ethics: return Tr::tr("Ethics statement");
    case AboutField::PersonalData: return Tr::tr("Personal data");
    case AboutField::Biases: return Tr::tr("Biases");
    case AboutField::Limitations: return Tr::tr("Limitations");
    case AboutField::Use: return Tr::tr("Intended use");
    case AboutField::Contact: return Tr::tr("Contact and maintenance");
    case AboutField::Citation: return Tr::tr("Citation");
    }
    return {};
}

QString hintOf(AboutField field)
{
    switch (field) {
    case AboutField::Annotators: return Tr::tr("Who the annotators are: languages, education, how they were chosen and trained");
    case AboutField::Pay: return Tr::tr("What the annotators were paid, or why they were not paid");
    case AboutField::Ethics: return Tr::tr("Copyright, consent, review by an ethics board, content that may offend");
    case AboutField::PersonalData: return Tr::tr("Which personal data the images and texts show, and how they are protected");
    case AboutField::Biases: return Tr::tr("What the data show too often, too rarely or from one side only");
    case AboutField::Limitations: return Tr::tr("What the benchmark does not measure, and how sure its answers are");
    case AboutField::Use: return Tr::tr("What the data are made for, and what they should not be used for");
    case AboutField::Contact: return Tr::tr("Who answers questions and maintains the data, with an address");
    case AboutField::Citation: return Tr::tr("How to cite the data, for example as BibTeX");
    }
    return {};
}

} // namespace yuyi
