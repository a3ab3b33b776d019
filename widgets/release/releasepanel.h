// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "models/domain/result.h"
#include "models/services/releaseservice.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace yuyi {

class ActionButton;
class Prompts;

/// @brief What a release is made with: format, splits and seed, keys, place.
class ReleasePanel final : public QWidget
{
    Q_OBJECT
public:
    explicit ReleasePanel(Prompts &prompts, QWidget *parent);

    /// `published`: items have a split already, of an import or a release; they keep it unless somebody asks for it. Sizes of the
    /// splits are shown for this number of questions as one types.
    void setProject(const ProjectInfo &info, bool imported, bool published, int questions);
    /// Invalid names the field that is wrong.
    Result<ReleaseRequest> request() const;
    /// The place that was proposed holds a release now: another name beside it.
    void proposeNextTarget();

protected:
    void changeEvent(QEvent *event) override;

private:
    void chooseTarget();
    void suggestTarget();
    void showSizes();
    void retranslate();

    Prompts &m_prompts;
    QString m_title;
    int m_questions = 0;
    bool m_imported = false;
    QLabel *m_heading;
    QLabel *m_formatText;
    QComboBox *m_format;
    QCheckBox *m_deal;
    QLabel *m_splitsText;
    QLineEdit *m_splits;
    bool m_ownSplits = false;   ///< written by the person
    QLabel *m_sizes;
    QLabel *m_seedText;
    QSpinBox *m_seed;
    QCheckBox *m_keys;
    QLabel *m_targetText;
    QLineEdit *m_target;
    ActionButton *m_choose;
};

} // namespace yuyi
